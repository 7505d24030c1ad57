import { concilio } from './concilio.ts';

// A reader that has seen enough (`| head`) closes the pipe: that is no fault, and nobody is left to tell.
// Anything else, as a full disk, is told in one sentence where that is still possible.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(process.exitCode ?? 0);
    if (stream === process.stdout) process.stderr.write(`${message}\n`);
    process.exit(1);
  });

process.exitCode = await concilio(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
});
