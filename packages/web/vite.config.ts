import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin, type Rollup } from 'vite';

// While developing, the server runs beside: `npm run dev` says where.
const server = process.env['CONCILIO_SERVER'] ?? 'http://127.0.0.1:8787';

const PUBLIC = ['/', '/icon.svg', '/manifest.webmanifest'];

/** The files of a chunk and of all that it imports at once. */
function filesOf(bundle: Rollup.OutputBundle, name: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (seen.has(name) || chunk === undefined) return seen;
  seen.add(name);
  if (chunk.type !== 'chunk') return seen;
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const other of chunk.imports) filesOf(bundle, other, seen);
  return seen;
}

/** Writes the service worker, with the names of what it keeps: the first page, and everything. */
function keptOffline(): Plugin {
  return {
    name: 'kept-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
      const first = entry === undefined ? [] : [...filesOf(bundle, entry.fileName)];
      const built = Object.keys(bundle).filter((name) => !/\.(html|map)$/.test(name));
      const all = [...PUBLIC, ...built.map((name) => `/${name}`)];
      const shell = [...PUBLIC, ...first.map((name) => `/${name}`)];
      const version = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('sw.js', import.meta.url), 'utf8')
        .replace('__SHELL__', JSON.stringify(shell))
        .replace('__ALL__', JSON.stringify(all))
        .replace('__VERSION__', JSON.stringify(version));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** What gets smaller by it: pictures and fonts are compressed as they are. */
const PACKED = /\.(js|css|html|svg|json|webmanifest)$/;
/** The last step to the smallest takes three times as long, and saves a hundredth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** Below this a packet of the network holds it anyway. */
const SMALL = 1024;

/** Lays each file beside itself compressed, so that the server need not do it again for everybody who asks. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => PACKED.test(name))
          .map(async (name) => {
            const path = join(dir, name);
            const content = await readFile(path);
            if (content.length < SMALL) return;
            await writeFile(`${path}.br`, await promisify(brotliCompress)(content, BROTLI));
            await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
          }),
      );
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), keptOffline(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The positions of a game are many, and one file.
    chunkSizeWarningLimit: 800,
    // To compress takes most of the time of a build, and is meant to.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    host: '127.0.0.1',
    // The server answers pages of its own address only, and so is told the one that the page has.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
});
