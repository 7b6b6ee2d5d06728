/** `YYYY-MM-DDTHH:MM:SSZ`. */
export function wireInstant(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}
