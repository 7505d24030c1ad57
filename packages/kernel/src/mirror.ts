/**
 * Keeps an image of plain data that changes, at the cost of a comparison instead of a copy. The objects of the image
 * are made here and used again, each for one object of the original. Whatever else the rules have put into the image
 * is dropped, and never written to.
 */
export class Mirror {
  readonly #images = new WeakMap<object, object>();

  /** The image, made equal to the original. */
  reflect<T extends object>(original: T): T {
    return this.#imageOf(original) as T;
  }

  #imageOf(original: object): object {
    let image = this.#images.get(original);
    if (image === undefined) {
      image = Array.isArray(original) ? original.slice() : { ...original };
      this.#images.set(original, image);
    }
    if (Array.isArray(original)) this.#list(original, image as unknown[]);
    else this.#record(original as Record<string, unknown>, image as Record<string, unknown>);
    return image;
  }

  #list(original: readonly unknown[], image: unknown[]): void {
    const { length } = original;
    if (image.length > length) image.length = length;
    for (let index = 0; index < length; index++) {
      const item = original[index];
      const wanted = typeof item === 'object' && item !== null ? this.#imageOf(item) : item;
      if (image[index] !== wanted) image[index] = wanted;
    }
  }

  #record(original: Record<string, unknown>, image: Record<string, unknown>): void {
    let missing = 0;
    for (const key in original) {
      missing--;
      const item = original[key];
      const wanted = typeof item === 'object' && item !== null ? this.#imageOf(item) : item;
      if (image[key] !== wanted) image[key] = wanted;
    }
    for (const _ in image) missing++;
    if (missing === 0) return;
    for (const key of Object.keys(image)) if (!Object.hasOwn(original, key)) delete image[key];
  }
}
