/** Where other devices find this table. A page at 127.0.0.1 has an address that only this computer can reach. */
import type { NetworkState } from "./types";
import { api, ApiError } from "./api";

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Network {
  state = $state.raw<NetworkState | null>(null);
  trouble = $state("");
  readonly here = typeof location !== "undefined" && LOCAL.test(location.hostname);

  /** The beginning of every link for others. */
  get base(): string {
    return (this.here && this.state?.address) || location.origin;
  }

  async look(): Promise<void> {
    if (this.here) await this.ask(() => api.network());
  }

  set(open: boolean): Promise<void> {
    return this.ask(() => api.setNetwork(open));
  }

  private async ask(request: () => Promise<NetworkState>): Promise<void> {
    try {
      this.state = await request();
      this.trouble = "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.message;
    }
  }
}

export const network = new Network();
