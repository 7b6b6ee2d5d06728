declare module '#platform/database/tables.ts' {
  interface Database {
    /** Codes with which the first account of this installation is made. */
    first_run_codes: {
      code_hash: string;
      attempts_left: number;
      made_at: Date;
    };
  }
}
