/** Parts of the table that its first look does without: fetched once, then at hand for good. */
class Later<Module> {
  /** Undefined until it is there. */
  module = $state.raw<Module>();
  failed = $state(false);
  private coming: Promise<void> | undefined;

  constructor(private readonly load: () => Promise<Module>) {}

  want(): Promise<void> {
    this.coming ??= this.load().then(
      (module) => {
        this.module = module;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.coming = undefined;
      },
    );
    return this.coming;
  }
}

export const parts = new Later(() => import("./parts"));
export const aside = new Later(() => import("./aside"));
