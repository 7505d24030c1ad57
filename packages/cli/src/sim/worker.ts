import { gameNamed } from '../games.ts';
import type { Done, Task } from './plan.ts';
import { playTask } from './task.ts';

/** What a worker thread does with a task. */
export default (task: Task): Done => playTask(gameNamed(task.plan.game), task);
