/**
 * Lets jsdom skip rules of style sheets that cannot match an element. It tries every rule on every element after each
 * change of the page, which is most of the time of a test that finds elements by their role. As in browsers, an element
 * is first compared with a class or the tag at the end of a selector.
 *
 * @param helpers the functions of jsdom that match selectors, before the rest of jsdom is loaded
 */
export function skipSelectors(helpers) {
  const { matchesDontThrow } = helpers;
  helpers.matchesDontThrow = (element, selector) =>
    mayMatch(element, selector) && matchesDontThrow(element, selector);
}

function mayMatch(element, selector) {
  if (!endings.has(selector)) endings.set(selector, endingsOf(selector));
  const required = endings.get(selector);
  if (required === undefined) return true;
  const classes = classesOf(element);
  return required.some(({ className, tag }) =>
    className === undefined ? tag === element._localName : classes.has(className),
  );
}

/** By selector: what one of the alternatives requires of an element. Undefined: only jsdom knows. */
const endings = new Map();

function endingsOf(selector) {
  // Rules such as @keyframes have none.
  if (selector === undefined) return undefined;
  const outline = withoutArguments(selector);
  // Escapes, which no selector of ours has.
  if (/[^\w\s.,>+~:#*-]/.test(outline)) return undefined;
  const required = outline.split(',').map((alternative) => {
    const [ending = ''] = alternative
      .trim()
      .split(/[\s>+~]+/)
      .slice(-1);
    const [plain = ''] = ending.split(':');
    return { className: /\.([\w-]+)/.exec(plain)?.[1], tag: /^[\w-]+/.exec(plain)?.[0] };
  });
  return required.every(({ className, tag }) => className ?? tag) ? required : undefined;
}

/** The selector without attributes and without what is in parentheses, which can only make it match less. */
function withoutArguments(selector) {
  const shorter = selector
    .replaceAll(/"[^"]*"|'[^']*'/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Of the element whose rules are looked for, which is the same for hundreds of selectors. */
let last = { element: undefined, version: 0, classes: new Set() };

function classesOf(element) {
  if (last.element !== element || last.version !== element._version) {
    const names = element.getAttributeNS(null, 'class') ?? '';
    last = { element, version: element._version, classes: new Set(names.split(/\s+/)) };
  }
  return last.classes;
}
