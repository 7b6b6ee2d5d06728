import { AppError } from '@skep/domain';

/** @throws AppError not_found */
export function found<Model>(model: Model | undefined): Model {
  if (model === undefined) throw new AppError('not_found');
  return model;
}
