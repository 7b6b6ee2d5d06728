import { AppError, noCalibration } from '@skep/domain';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, SensorDefinitionId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { DefinitionChanges, SensorDefinition } from './definition.ts';
import type { DefinitionFields } from './definition-fields.ts';
import {
  definitionsOfDevices,
  deleteDefinition,
  earlierDefinition,
  insertDefinition,
  updateDefinition,
} from './definition-store.ts';
import type { Device } from './device.ts';
import { deviceById, devicesOfHardware, lockDevice } from './store.ts';

/** Which device is meant: by its id, else by its hardware. */
export interface DeviceSelector {
  deviceId: DeviceId | undefined;
  hardwareId: string | undefined;
}

export const mostDefinitions = 500;

/** @throws AppError not_found when it is none of the person's. */
export async function selectedDevice(
  context: SignedInContext,
  { deviceId, hardwareId }: DeviceSelector,
): Promise<Device> {
  if (deviceId !== undefined) return requireRight(context, 'manage', await deviceById(context, deviceId));
  const found = hardwareId === undefined ? [] : await devicesOfHardware(context, hardwareId);
  return requireRight(
    context,
    'manage',
    found.find(({ ownerId }) => ownerId === context.user.id),
  );
}

/** @throws AppError not_found, invalid_input */
export function createDefinition(
  context: SignedInContext,
  selector: DeviceSelector,
  changes: DefinitionChanges,
): Promise<SensorDefinition> {
  return inTransaction(context, async (inner) => {
    const device = await selectedDevice(inner, selector);
    const fields = checkedFields(inner, changes);
    if (device.definitions.length >= mostDefinitions) throw fieldProblem('deviceId', 'too_many');
    await lockDevice(inner, device.id);
    const definition = await insertDefinition(inner, device.id, fields, inner.clock.now());
    await recomputeValues(inner, definition);
    return definition;
  });
}

export interface DefinitionEdit extends Edit<SensorDefinition, DefinitionChanges> {
  id: SensorDefinitionId;
  /** Without a date another calibration holds from now on: what was measured before keeps the one that it has. */
  isFromNow: boolean;
  /** The definition as GET sends it, for 412. */
  toWire: (definition: SensorDefinition) => unknown;
}

/** What is left out stays. @throws AppError not_found, invalid_input, changed_meanwhile */
export function editDefinition(
  context: SignedInContext,
  selector: DeviceSelector,
  { id, isFromNow, ...edit }: DefinitionEdit,
): Promise<SensorDefinition> {
  return inTransaction(context, async (inner) => {
    const device = await selectedDevice(inner, selector);
    await lockDevice(inner, device.id);
    const before = definitionOf({ definitions: await definitionsOfDevices(inner, [device.id]) }, id);
    const changes = await changesIn(edit, {
      held: before,
      earlier: (rev) => earlierDefinition(inner, id, rev),
      toWire: () => edit.toWire(before),
    });
    if (changes === undefined) return before;
    let changed = checkedFields(inner, { ...before, ...changes });
    if (isFromNow && isOtherwiseCalibrated(before, changed)) {
      if (device.definitions.length >= mostDefinitions) throw fieldProblem('deviceId', 'too_many');
      await insertDefinition(inner, device.id, before, inner.clock.now());
      changed = { ...changed, validFrom: inner.clock.now() };
    }
    const definition = await updateDefinition(inner, id, changed);
    if (isOtherwiseCalibrated(before, definition)) await recomputeValues(inner, definition, before);
    return definition;
  });
}

function isOtherwiseCalibrated(before: SensorDefinition, after: DefinitionFields): boolean {
  return (
    before.offset !== after.offset ||
    before.multiplier !== after.multiplier ||
    before.input !== after.input ||
    before.output !== after.output ||
    before.validFrom.getTime() !== after.validFrom.getTime()
  );
}

/** A job recalculates what was measured since a definition applies, or applied before it was corrected. */
async function recomputeValues(
  { jobs }: SignedInContext,
  definition: SensorDefinition,
  before: SensorDefinition = definition,
): Promise<void> {
  const { deviceId } = definition;
  const since = new Date(Math.min(before.validFrom.getTime(), definition.validFrom.getTime()));
  const inputs = [...new Set([before.input, definition.input])];
  const outputs = [...new Set([before.output, definition.output])];
  await jobs.send('recalibrate', { deviceId, since: since.toISOString(), inputs, outputs });
}

/** @throws AppError not_found */
export async function removeDefinition(
  context: SignedInContext,
  selector: DeviceSelector,
  id: SensorDefinitionId,
): Promise<void> {
  await inTransaction(context, async (inner) => {
    const device = await selectedDevice(inner, selector);
    await deleteDefinition(inner, definitionOf(device, id).id);
  });
}

/** @throws AppError not_found when it is not one of the device's. */
export function definitionOf(
  { definitions }: Pick<Device, 'definitions'>,
  id: SensorDefinitionId,
): SensorDefinition {
  const definition = definitions.find((each) => each.id === id);
  if (definition === undefined) throw new AppError('not_found');
  return definition;
}

/** @throws AppError invalid_input */
function checkedFields({ clock }: Pick<SignedInContext, 'clock'>, said: DefinitionChanges): DefinitionFields {
  const { input, name, output = input, offset = noCalibration.offset, isRecalculated = false } = said;
  if (input === undefined) throw fieldProblem('input', 'required');
  const quantity = quantityNamed(output ?? input);
  if (quantity === undefined) throw fieldProblem('output', 'unknown_choice');
  return {
    ...{ input, output: quantity.abbreviation, isInside: said.isInside, offset, isRecalculated },
    validFrom: said.validFrom ?? clock.now(),
    name: name === undefined || name === '' ? `${input} calibrated` : name,
    // Nobody means that every weight is nothing.
    multiplier: said.multiplier || noCalibration.multiplier,
  };
}
