/**
 * What a page says to the host that was made without the upstream, from a copy or from the content of the build: it may
 * be shown to everybody, and holds for 5 s. Without being kept at all, a sick upstream would make every visit a render.
 * The host keeps the header to itself (see `policyOfPage` in cache-policies.ts).
 */
export const degraded = { 'x-page-holds': '5' }
