import type { Environment } from '@skep/settings';

/** What is known of a piece of work. No ids of people or hives, nothing that anybody wrote. */
export type Attributes = Record<string, string | number | boolean>;

export type SpanKind = 'server' | 'client' | 'inside';

/** A piece of work that is under way. */
export interface Span {
  /** Runs what belongs to it, so that its own work is found below it. */
  around: <Result>(work: () => Result) => Result;
  /** Says what is known only later. */
  emit: (name: string, attributes?: Attributes) => void;
  end: (outcome?: { isFault: boolean }) => void;
}

/** Writes traces; `otlp.ts` is the only one. */
export interface Tracing {
  /** @param from the `traceparent` of the caller, where the work begins with a request */
  begin: (name: string, kind: SpanKind, attributes: Attributes, from?: string) => Span;
  /** Work that is over, recorded by code that knows only then. */
  record: (name: string, seconds: number, attributes: Attributes) => void;
  /** `traceparent` for the service that is called now; undefined where nothing is under way. */
  passedOn: () => string | undefined;
  stop: () => Promise<void>;
}

let tracing: Tracing | undefined;

/**
 * Starts writing traces to the collector of the standard variables (`OTEL_EXPORTER_OTLP_ENDPOINT` and the others of
 * OpenTelemetry); nothing is loaded where none is set.
 * @param service its name, unless `OTEL_SERVICE_NAME` says another
 * @returns the way to stop, when what was seen has been sent; undefined: nothing is traced
 */
export async function startTracing(
  environment: Environment,
  service: string,
): Promise<(() => Promise<void>) | undefined> {
  const url = collectorOf(environment);
  if (url === undefined || environment.OTEL_SDK_DISABLED === 'true') return undefined;
  const { openTracing } = await import('./otlp.ts');
  const opened = openTracing(service, url, environment);
  tracing = opened;
  return async () => {
    tracing = undefined;
    await opened.stop();
  };
}

/** By the rules of OpenTelemetry: the address of traces as it is, or below that of everything. */
function collectorOf(environment: Environment): string | undefined {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ofTraces, OTEL_EXPORTER_OTLP_ENDPOINT: ofAll } = environment;
  if (ofTraces) return ofTraces;
  return ofAll ? `${ofAll.replace(/\/$/, '')}/v1/traces` : undefined;
}

const nothing: Span = { around: (work) => work(), emit: () => undefined, end: () => undefined };

/** Begins a piece of work, to be ended by the caller; costs a comparison where nothing is traced. */
export function beginSpan(name: string, kind: SpanKind, attributes: Attributes = {}, from?: string): Span {
  return tracing?.begin(name, kind, attributes, from) ?? nothing;
}

/** A piece of work as a whole; what it throws is its fault. */
export async function inSpan<Result>(
  name: string,
  kind: SpanKind,
  work: (span: Span) => Promise<Result>,
  attributes: Attributes = {},
  from?: string,
): Promise<Result> {
  const span = beginSpan(name, kind, attributes, from);
  try {
    const result = await span.around(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end({ isFault: true });
    throw error;
  }
}

export function recordSpan(name: string, seconds: number, attributes: () => Attributes): void {
  tracing?.record(name, seconds, attributes());
}

/** For a request to another process; undefined where nothing is traced. */
export function traceparent(): string | undefined {
  return tracing?.passedOn();
}
