/** Something kept in this browser under a name. */
export interface Shelf {
  get(name: string): Promise<unknown>;
  put(name: string, value: unknown): Promise<void>;
}

/** A new form of what is kept gets a new number; what was kept in the old one is worked out again. */
const FORM = 2;
const CHRONICLES = 'chronicles';

/** What this browser has read of matches that are over. A browser that keeps nothing reads them again each time. */
export async function chronicleShelf(): Promise<Shelf> {
  const database = await opened().catch(() => null);
  if (database === null) return { get: async () => null, put: async () => {} };
  return {
    get: async (name) =>
      answer<unknown>(database.transaction(CHRONICLES).objectStore(CHRONICLES).get(name)).then(
        (found) => found ?? null,
        () => null,
      ),
    put: async (name, value) => {
      // What cannot be kept is worked out again the next time.
      await answer(
        database.transaction(CHRONICLES, 'readwrite').objectStore(CHRONICLES).put(value, name),
      ).catch(() => undefined);
    },
  };
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open('concilio-scores', FORM);
  opening.addEventListener('upgradeneeded', () => {
    if (opening.result.objectStoreNames.contains(CHRONICLES)) opening.result.deleteObjectStore(CHRONICLES);
    opening.result.createObjectStore(CHRONICLES);
  });
  return answer(opening);
}

const answer = <T>(request: IDBRequest): Promise<T> =>
  new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result as T));
    request.addEventListener('error', () => failed(request.error ?? new Error('The browser keeps nothing.')));
  });
