/** The code of whoever was asked for one. */
export function secondFactor(code: string | null | undefined): { second_factor_code?: string } {
  return code ? { second_factor_code: code } : {};
}
