/** What this browser keeps of us. A browser may forbid it: then nothing is kept, and nothing breaks. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`concilio.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`concilio.${name}`, value);
  } catch {
    // Private windows and full disks: the choice holds until the page is closed.
  }
}
