import { fieldKey } from '../checklist/answers.ts';

/** Turns a path of the mutation's input into the name of a form field: `inspection.items.<item id>` and the like. */
export function formFieldOf(items: readonly { id: string }[]): (path: string) => string {
  const ids = new Set(items.map(({ id }) => id));
  return (path) => {
    const parts = path.split('.').filter((part) => part !== 'inspection' && part !== 'input');
    const [first = '', second] = parts;
    if (first === 'items' && second !== undefined && ids.has(second)) return `answers.${fieldKey(second)}`;
    return first;
  };
}
