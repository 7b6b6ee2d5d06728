/** The code where one was required. */
export function secondFactor(code: string | null | undefined): { second_factor_code?: string } {
  return code ? { second_factor_code: code } : {};
}
