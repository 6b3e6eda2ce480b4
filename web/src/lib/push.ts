/** Messages to this device: what this browser can do, and what the server is told of it. */
import { post } from "./api";
import { prefs } from "./prefs.svelte";
import type { Schemas } from "./types";

/** Why no message can come here; "" if one can. The names are those of words. */
export function obstacle(key: string): string {
  if (!key) return "push-no-server";
  if (!window.isSecureContext) return "push-no-secure";
  if (!("PushManager" in window) || !("serviceWorker" in navigator)) {
    const apple = /iP(hone|ad|od)/.test(navigator.userAgent);
    return apple ? "push-no-ios" : "push-no-browser";
  }
  return Notification.permission === "denied" ? "push-denied" : "";
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
};

/** Asks the browser, then tells the server. Resolves to why not; "" if all went well. */
export async function subscribe(key: string): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted") return "push-denied";
  const worker = await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    // one that was made with another key of the server is of no use
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(key),
    });
  } catch {
    return "push-failed";
  }
  const { endpoint, keys } = subscription.toJSON();
  await post<Schemas["NoticeState"]>(`/api/notices?lang=${prefs.lang}`, {
    kind: "push",
    endpoint,
    keys: { p256dh: keys?.["p256dh"], auth: keys?.["auth"] },
  });
  return "";
}

/** Takes it back here as well. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
