// Once the last test file is over. What the files of this process shared closes `beforeExit`, for which Node would wait as
// long as there is a timer.
export default () => process.emit('beforeExit', 0);
