declare module '#platform/database/tables.ts' {
  interface Database {
    /** At most one row: the newest version that the operator's address names. */
    newest_release: {
      id: number;
      version: string;
      /** Page that says what is new. */
      url: string | null;
      checked_at: Date;
    };
  }
}
