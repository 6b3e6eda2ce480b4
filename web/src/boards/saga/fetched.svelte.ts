/** Parts that a new table does not show: each is a file of its own that is fetched when it is wanted. */
class Fetched<Parts> {
  parts = $state.raw<Parts | null>(null);
  private coming = false;

  constructor(private readonly load: () => Promise<Parts>) {}

  /** Again and again, where the network failed. */
  want(): void {
    if (this.parts || this.coming) return;
    this.coming = true;
    void this.load()
      .then(
        (parts) => (this.parts = parts),
        () => null,
      )
      .finally(() => (this.coming = false));
  }
}

/** The sea, and the realms that no voyage begins with. */
export const far = new Fetched(() => import("./far"));
/** What questions within an adventure show, what was turned up, a closer look. */
export const later = new Fetched(() => import("./later"));
