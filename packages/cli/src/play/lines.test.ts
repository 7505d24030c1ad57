import { expect, test, vi } from 'vitest';
import { typingTerminal } from '../../test/terminal.ts';
import { Lines } from './lines.ts';

test('after Ctrl-Z and fg it goes on listening', async () => {
  const { terminal, input } = typingTerminal([]);
  const stop = vi.spyOn(process, 'kill').mockReturnValue(true);
  try {
    const lines = new Lines(terminal, terminal.output);
    const line = lines.next('› ');
    input.write('\u001a');
    await expect.poll(() => stop.mock.calls).toContainEqual([process.pid, 'SIGTSTP']);
    process.emit('SIGCONT', 'SIGCONT');
    expect(input.isPaused()).toBe(false);
    input.write('1\r');
    expect(await line).toBe('1');
    lines.close();
  } finally {
    stop.mockRestore();
  }
});
