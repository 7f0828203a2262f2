/** Filing numbers as they are issued; apart from other facts, as every page reads them. */
export const filingKinds = {
  icp: /^\p{Script=Han}\s?ICP\s?(备\s?\d{6,10}号|证\s?(B\d-)?\d{6,10}号?)(-\d{1,3})?$/u,
  publicSecurity: /^\p{Script=Han}公网安备\s?\d{14}号$/u,
} as const
