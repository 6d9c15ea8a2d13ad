/** Generated test cases are the same in every run; `FC_SEED=1 npm test` generates others. */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) })
