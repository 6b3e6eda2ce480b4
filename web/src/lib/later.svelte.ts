/** What the first look at a table does without: fetched once, when it is wanted for the first time, then at hand for good. */
export class Later<Module> {
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
