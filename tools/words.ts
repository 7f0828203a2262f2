// npm run words: generates the message types for the editor; other commands do it themselves
import { generateWords } from './build/generate-words.ts'

generateWords()
