/** `npm run lint:laws [FOLDER…]`: the laws of state, below the games, the shared cards and the folders named. */
import { checkFiles, lawfulFiles } from './check.ts';

const files = lawfulFiles(process.argv.slice(2));
const violations = checkFiles(files);
for (const { path, line, column, law, found, message } of violations) {
  process.stdout.write(`${path}:${line}:${column} ${law}: \`${found}\`. ${message}\n`);
}
process.stdout.write(`Laws of state: ${files.length} files, ${violations.length} violations.\n`);
if (violations.length > 0) process.exitCode = 1;
