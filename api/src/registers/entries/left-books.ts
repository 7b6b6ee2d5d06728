import type { Context, SignedInContext } from '#platform/context/context.ts';
import { deleteLeftBooks, keepLeftBook } from './left-book-store.ts';

/** Records outlive their account, for inspectors. Nobody sees them until its address is confirmed again. */
export function leaveBook(context: SignedInContext): Promise<void> {
  return keepLeftBook(context, context.user.id);
}

/** Books for which nobody can ask any more go. */
export function endLeftBooks(context: Context): Promise<void> {
  return deleteLeftBooks(context, context.clock.now().toISOString().slice(0, 10));
}
