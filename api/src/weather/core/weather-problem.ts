export const weatherProblems = [
  /** It asks for fewer questions. */
  'busy',
  /** It does not take the key. */
  'refused',
  /** It cannot be reached, or is ill itself. */
  'unreachable',
  /** Its answer is none: too long, or not what it should be. */
  'unreadable',
] as const;
export type WeatherProblemKind = (typeof weatherProblems)[number];

/** What prevents a provider from answering. It contains nothing of the request, which has the key in it. */
export class WeatherProblem extends Error {
  override readonly name = 'WeatherProblem';
  readonly kind: WeatherProblemKind;
  /** As the provider asks for. */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: WeatherProblemKind, message: string, retryAfterSeconds?: number) {
    super(message);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
