/** Installs missing browsers before the engine tests, where possible. */
export { installEngines as default } from '../../tools/engines.ts';
