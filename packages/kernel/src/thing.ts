/** Faces are few and asked for all the time: each is taken apart once. */
const things = new Map<string, string>();

/** The printed thing that a face is a copy of: `knight/2` is a `knight`. */
export function thingOf(face: string): string {
  let thing = things.get(face);
  if (thing === undefined) {
    thing = face.split('/', 1)[0] ?? face;
    things.set(face, thing);
  }
  return thing;
}
