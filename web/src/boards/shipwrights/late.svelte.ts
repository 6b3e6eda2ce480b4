/** The parts of `later.ts`: fetched once, when they are wanted for the first time. */

export type Parts = typeof import("./later");

class Late {
  parts = $state.raw<Parts | null>(null);
  /** They cannot be had now: it is tried again with the next position. */
  failed = $state.raw(false);
  private asked = false;

  want(): void {
    if (this.asked) return;
    this.asked = true;
    import("./later").then(
      (parts) => {
        this.parts = parts;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.asked = false;
      },
    );
  }
}

export const late = new Late();
