/** Sections that links may open, by the ids of their headings; a page without a list has none. */
type Anchors = {
  product:
    | 'features'
    | 'scenarios'
    | 'architecture'
    | 'cases'
    | 'licence'
    | 'sizing'
    | 'ports'
    | 'compatibility'
    | 'versions'
    | 'specs'
    | 'faq'
    | 'neighbours'
  solution: 'features' | 'scenarios' | 'architecture' | 'case'
  buying: 'licences' | 'estimate' | 'support' | 'prices' | 'compliance'
  releases: 'lifecycle' | 'compatibility' | 'devices' | 'documents'
  security: 'answers' | 'compliance' | 'response' | 'advisories'
}

/** The sections of a page. @template To its route */
export type AnchorOf<To> = To extends '/$lang/product/$key'
  ? Anchors['product']
  : To extends '/$lang/solution/$key'
    ? Anchors['solution']
    : To extends '/$lang/product/buying'
      ? Anchors['buying']
      : To extends '/$lang/product/security'
        ? Anchors['security']
        : To extends '/$lang/service/releases'
          ? Anchors['releases']
          : never
