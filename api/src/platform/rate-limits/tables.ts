export interface LimitTables {
  counts: CountsTable;
}

/** What is counted where one process alone would count too little. Keys hold no address as it is. */
interface CountsTable {
  key: string;
  count: number;
  /** When the window began. */
  since: Date;
}
