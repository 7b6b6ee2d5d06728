import { type FileStore, RegistryRefusal, type StoredFile } from './file-store.ts';
import { emptyLedger, type Ledger, ledgerBytes, ledgerFile, parseLedger } from './ledger.ts';

/** Two people may ship at the same moment; more than a few in a row is something else. */
const tries = 10;

/**
 * Changes the ledger of a store. When somebody else changed it in between, the change is applied again to theirs.
 * @throws RegistryRefusal what the change itself refuses, or when the store is never quiet
 */
export async function changeLedger(store: FileStore, change: (ledger: Ledger) => Ledger): Promise<Ledger> {
  for (let i = 0; i < tries; i += 1) {
    const file = await store.read(ledgerFile);
    const ledger = change(ledgerOf(store, file));
    const condition = file === undefined ? 'absent' : { tag: file.tag };
    if (await store.write(ledgerFile, ledgerBytes(ledger), condition)) return ledger;
  }
  throw new RegistryRefusal(`The registry at ${store.address} is being changed all the time: try again.`);
}

export async function readLedger(store: FileStore): Promise<Ledger> {
  return ledgerOf(store, await store.read(ledgerFile));
}

function ledgerOf(store: FileStore, file: StoredFile | undefined): Ledger {
  if (file === undefined) return emptyLedger;
  try {
    return parseLedger(file.bytes);
  } catch (error) {
    throw new RegistryRefusal(
      `${ledgerFile} at ${store.address} cannot be read as a ledger: restore it from a copy.`,
      { cause: error },
    );
  }
}
