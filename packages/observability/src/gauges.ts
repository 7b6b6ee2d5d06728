import { Gauge, type Registry } from 'prom-client';
import type { PolledGauge } from './gauges-of.ts';

/**
 * @param onError called when one cannot be read, as without a database: it is left out, and the others are there.
 */
export function registerFigures(
  registry: Registry,
  figures: readonly PolledGauge[],
  onError: (error: unknown) => void,
): void {
  for (const { name, help, label, read } of figures) {
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const { of, value } of await read())
            if (label === undefined) this.set(value);
            else this.set({ [label]: of ?? 'other' }, value);
        } catch (error) {
          if (label === undefined) this.remove();
          onError(error);
        }
      },
    });
  }
}
