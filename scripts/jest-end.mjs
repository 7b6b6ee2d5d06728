// Once the last test file is over. What the files of this process shared closes `beforeExit`, for which Node waits as long
// as there is a timer: PGlite's one of PostgreSQL's statistics kept each run of services there for 15 seconds.
export default () => process.emit('beforeExit', 0);
