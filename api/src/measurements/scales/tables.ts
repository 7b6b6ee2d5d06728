import type { GeneratedAlways } from 'kysely';
import type { DeviceId, ReferenceWeighingId } from '#platform/context/ids.ts';
import type { CorrectionColumns, ReferenceColumns } from './scale-check-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    temperature_corrections: CorrectionsTable;
    reference_weighings: ReferencesTable;
  }
}

interface CorrectionsTable extends CorrectionColumns {
  device_id: DeviceId;
  created_at: Date;
}

interface ReferencesTable extends ReferenceColumns {
  id: GeneratedAlways<ReferenceWeighingId>;
  device_id: DeviceId;
}
