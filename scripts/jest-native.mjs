// In place of a module's text, for all that a test file imports: Node loads the module itself, as it does in service,
// and once for all test files of a process. In Jest's own way each file compiles all of it anew, which is most of the
// time of a short one; and what starts a house needs is warm only once.
export default {
  process: () => ({ code: 'module.exports = loadNatively(__filename);' }),
};
