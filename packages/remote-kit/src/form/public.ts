export { formResolver } from './form-resolver.ts';
export { type FormValue, useFormValue } from './useFormValue.ts';
