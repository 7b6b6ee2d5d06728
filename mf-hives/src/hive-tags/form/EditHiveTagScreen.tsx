import { HiveTagFormPage } from './HiveTagFormPage.tsx';

export function EditHiveTagScreen() {
  return <HiveTagFormPage isNew={false} />;
}
