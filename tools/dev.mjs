/**
 * `npm run dev`: the client with reload, beside a server that is bundled and started anew whenever its sources change.
 * What is given after `--` goes to the server; `--port` is told to the client too.
 */
import { spawn } from 'node:child_process';
import { context } from 'esbuild';
import { at, bundleOf, SERVER } from './bundle.mjs';

const words = process.argv.slice(2);
const port = words.includes('--port') ? words[words.indexOf('--port') + 1] : '8787';

/** @type {import('node:child_process').ChildProcess | null} */
let server = null;
let leaving = false;

/** One server after the other: the next one begins when the last has stored everything and left. */
function serve() {
  if (leaving) return;
  if (server !== null) return void server.kill('SIGTERM');
  const started = spawn(process.execPath, [at('packages/server/dist/server.mjs'), ...words], {
    stdio: 'inherit',
  });
  server = started;
  started.on('exit', (_code, signal) => {
    const wasAsked = signal === 'SIGTERM' || started.killed;
    server = null;
    if (wasAsked) serve();
    else if (!leaving)
      process.stderr.write('The server has left; it is started again with the next change.\n');
  });
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;
/** A change of one file may be in both bundles: the server is started once. @type {import('esbuild').Plugin} */
const startsServer = {
  name: 'starts-server',
  setup(build) {
    build.onEnd(({ errors }) => {
      clearTimeout(soon);
      if (errors.length === 0) soon = setTimeout(serve, 200);
    });
  },
};

const bundles = await Promise.all(
  SERVER.map((entry) => {
    const options = bundleOf(entry);
    return context({ ...options, plugins: [...options.plugins, startsServer] });
  }),
);
for (const bundle of bundles) await bundle.watch();

const client = spawn(process.execPath, [at('node_modules/vite/bin/vite.js'), at('packages/web')], {
  stdio: 'inherit',
  env: { ...process.env, CONCILIO_SERVER: `http://127.0.0.1:${port}` },
});

function leave() {
  if (leaving) return;
  leaving = true;
  clearTimeout(soon);
  client.kill('SIGTERM');
  server?.kill('SIGTERM');
  for (const bundle of bundles) void bundle.dispose();
}
client.on('exit', leave);
process.on('SIGINT', leave);
process.on('SIGTERM', leave);
