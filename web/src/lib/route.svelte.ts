/** Where we are: the home page, or a table. */
class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    [this.path, this.search, this.hash] = [location.pathname, location.search, location.hash];
  }

  get table(): string | null {
    return /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(this.path)?.[1] ?? null;
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  /** Takes the secret of a link out of the address: it is used once. */
  forgetSecret(): void {
    history.replaceState(null, "", this.path + this.search);
    this.hash = "";
  }
}

export const route = new Route();

/** For links inside the page: no reload. */
export function inside(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  route.go(link);
}
