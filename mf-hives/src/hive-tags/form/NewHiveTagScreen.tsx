import { HiveTagFormPage } from './HiveTagFormPage.tsx';

/** A new tag; with a number in the path, that of a tag which was scanned and hangs on no hive yet. */
export function NewHiveTagScreen() {
  return <HiveTagFormPage isNew />;
}
