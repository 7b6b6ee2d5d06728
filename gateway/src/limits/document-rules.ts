import { Kind, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql';
import { tooLarge } from './too-large.ts';

/** Renaming the same field many times multiplies the work of a short document. */
export function aliasRule(max: number): ValidationRule {
  return function AliasLimit(context) {
    let count = 0;
    return {
      Field(node) {
        if (node.alias === undefined) return;
        count += 1;
        // Once: the report need not be longer than the limit.
        if (count === max + 1) context.reportError(tooLarge('aliases', max));
      },
    };
  };
}

/** Fields inside fields, wherever fragments hide them. */
export function depthRule(max: number): ValidationRule {
  return function DepthLimit(context) {
    const depthOf = depthCounter(context);
    return {
      OperationDefinition({ selectionSet }) {
        if (depthOf(selectionSet) > max) context.reportError(tooLarge('levels', max));
      },
    };
  };
}

/** Each fragment is measured once: a document can name one exponentially often. */
function depthCounter(context: ValidationContext): (selectionSet: SelectionSetNode) => number {
  const ofFragments = new Map<string, number>();

  function ofFragment(name: string): number {
    const known = ofFragments.get(name);
    if (known !== undefined) return known;
    // A fragment that contains itself is refused by another rule; here it must only come to an end.
    ofFragments.set(name, 0);
    const fragment = context.getFragment(name);
    const depth = fragment ? ofSelection(fragment.selectionSet) : 0;
    ofFragments.set(name, depth);
    return depth;
  }

  function ofSelection({ selections }: SelectionSetNode): number {
    const depths = selections.map((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelection(selection.selectionSet);
      return 1 + (selection.selectionSet ? ofSelection(selection.selectionSet) : 0);
    });
    return Math.max(0, ...depths);
  }

  return ofSelection;
}
