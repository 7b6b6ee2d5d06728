/** What one request may ask for (design: stack.md, "Gateway"). Trusted documents are held to it as well. */
export interface Limits {
  tokens: number;
  depth: number;
  aliases: number;
  /** Objects that an answer may hold, as counted before it is made: see cost.ts. */
  cost: number;
  bodyBytes: number;
  /** Time for all upstream calls of a request together. */
  timeoutMs: number;
  upstreamCalls: number;
}

export const defaultLimits: Limits = {
  tokens: 1000,
  depth: 8,
  aliases: 15,
  cost: 5000,
  bodyBytes: 100_000,
  timeoutMs: 10_000,
  upstreamCalls: 30,
};
