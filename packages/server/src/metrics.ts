import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What those who keep the server can watch. Nothing here names a player or a table. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly commands: Counter<'command' | 'refusal'>;
  readonly problems: Counter<'what'>;
}

export function metrics(counts: {
  readonly tables: () => number;
  readonly connections: () => number;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(count());
      },
    });
  gauge('concilio_tables', 'Tables at hand on this node.', counts.tables);
  gauge('concilio_connections', 'Open websockets of players who are logged in.', counts.connections);
  return {
    registry,
    requests: new Histogram({
      name: 'concilio_request_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    }),
    commands: new Counter({
      name: 'concilio_commands_total',
      help: 'Answers and other commands of players, and what became of them.',
      labelNames: ['command', 'refusal'],
      registers: [registry],
    }),
    problems: new Counter({
      name: 'concilio_problems_total',
      help: 'Things that went wrong and were contained.',
      labelNames: ['what'],
      registers: [registry],
    }),
  };
}
