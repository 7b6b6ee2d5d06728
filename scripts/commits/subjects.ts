const lengthMax = 72;
/** Words that begin a sentence about the change and not an order. */
const notAnOrder =
  /^(a|an|the|this|that|these|there|it|its|we|i|all|no|now|some|each|every|more|new|old|wip)$/i;
/** Verbs that only look like another form of a verb. */
const endsLikeAForm =
  /^(bring|ping|ring|string|swing|embed|exceed|feed|need|proceed|seed|shed|speed|succeed|alias|bias|focus)$/i;

/** Returns what is wrong with the subject of a commit, or undefined. */
export function subjectProblem(subject: string): string | undefined {
  const [first = ''] = subject.split(' ');
  if (subject.length > lengthMax) return `has ${subject.length} characters; ${lengthMax} are allowed`;
  if (/^[\w/-]+(\([^)]*\))?!?: |^\[|^#\d/.test(subject)) return 'has a prefix';
  if (!/^[A-Z]/.test(subject)) return 'does not begin with a capital letter';
  if (subject.endsWith('.')) return 'ends with a full stop';
  if (notAnOrder.test(first)) return 'does not begin with a verb';
  if (/(ed|ing|[^s]s)$/i.test(first) && !endsLikeAForm.test(first))
    return `begins with "${first}" and not with an imperative`;
  return undefined;
}
