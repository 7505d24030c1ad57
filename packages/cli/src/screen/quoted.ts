/** A file name as a shell takes it. */
export const quoted = (file: string): string =>
  /^[\p{L}\p{N}@%+=:,./_-]+$/u.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
