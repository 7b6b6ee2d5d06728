import buildValidators, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import buildSerializers, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

const validators = buildValidators();
const serializers = buildSerializers();

const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  const compile = validators(schemas, options);
  return (part) => whenUsed(() => compile(part));
};

const buildSerializer: SerializerFactory = (schemas, options) => {
  const compile = serializers(schemas, options);
  return (part) => whenUsed(() => compile(part));
};

/** Fastify's own compilers; each schema is compiled when a request first meets it. All of them take a second of a start. */
export const compilersWhenUsed = { buildValidator, buildSerializer };

/** A function that is made when it is first called, or looked into. */
function whenUsed<Made extends CallableFunction>(make: () => Made): Made {
  let made: Made | undefined;
  const use = () => {
    made ??= make();
    return made;
  };
  const place: CallableFunction = () => undefined;
  return new Proxy(place as Made, {
    apply: (_place, self, values) => Reflect.apply(use(), self, values),
    get: (_place, name) => Reflect.get(use(), name),
  });
}
