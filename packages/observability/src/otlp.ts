import {
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Environment } from '@skep/settings';
import type { Span, Tracing } from './tracing.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  inside: SpanKind.INTERNAL,
} as const;

/**
 * Sends by OTLP over HTTP; the exporter reads headers and time limits from the standard variables.
 * @param url of the collector
 */
export function openTracing(service: string, url: string, environment: Environment): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(environment),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('skep');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return {
    begin(name, kind, attributes, from) {
      const parent = from === undefined ? context.active() : contextOf(from);
      const begun = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      const within = trace.setSpan(parent, begun);
      const span: Span = {
        around: (work) => context.with(within, work),
        emit(newName, more = {}) {
          begun.updateName(newName);
          begun.setAttributes(more);
        },
        end(outcome) {
          if (outcome?.isFault) begun.setStatus({ code: SpanStatusCode.ERROR });
          begun.end();
        },
      };
      return span;
    },
    record(name, seconds, attributes) {
      const now = Date.now();
      const startTime = now - seconds * 1000;
      tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, context.active()).end(now);
    },
    passedOn() {
      const active = trace.getSpanContext(context.active());
      if (active === undefined || !isSpanContextValid(active)) return undefined;
      const flags = active.traceFlags.toString(16).padStart(2, '0');
      return `00-${active.traceId}-${active.spanId}-${flags}`;
    },
    async stop() {
      await provider.forceFlush().catch(() => undefined);
      await provider.shutdown();
      context.disable();
    },
  };
}

/** W3C Trace Context; what does not look like it begins a trace of its own. */
const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(header: string): Context {
  const [, traceId, spanId, flags = '0'] = traceparentPattern.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The standard variables again: `OTEL_TRACES_SAMPLER` with `OTEL_TRACES_SAMPLER_ARG`, as a part of all. Default: all. */
function samplerOf(environment: Environment): ParentBasedSampler {
  const { OTEL_TRACES_SAMPLER: name = '', OTEL_TRACES_SAMPLER_ARG: part } = environment;
  const root = name.endsWith('traceidratio')
    ? new TraceIdRatioBasedSampler(Number(part ?? 1))
    : new AlwaysOnSampler();
  return new ParentBasedSampler({ root });
}
