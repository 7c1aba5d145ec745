/** A fixed number of places; who finds none free waits in line, for so long. */
export class Slots {
  #free: number;
  readonly #waiting: ((taken: boolean) => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Takes a place, waiting at most `patienceMs`; false when none became free. Whoever got one must `leave`. */
  async enter(patienceMs: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    return await new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1);
        resolve(false);
      }, patienceMs);
      const take = (taken: boolean) => {
        clearTimeout(timer);
        resolve(taken);
      };
      this.#waiting.push(take);
    });
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next(true);
  }
}
