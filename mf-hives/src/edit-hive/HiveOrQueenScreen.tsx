import { useSearchParams } from '@skep/remote-kit';
import { QueenScreen } from '../queen/QueenScreen.tsx';
import { EditHiveScreen } from './EditHiveScreen.tsx';

/** A hive and its queen share a path; links of other clients tell them apart by `queenEdit`. */
export function HiveOrQueenScreen() {
  const [parameters] = useSearchParams();
  return parameters.get('queenEdit') === 'true' ? <QueenScreen /> : <EditHiveScreen />;
}
